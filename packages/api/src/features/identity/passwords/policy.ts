import { passwordSpelling } from "@site/contract/common/clean-text";
import { cutText, foldText } from "@site/contract/common/text";
import { passwordTexts } from "@site/contract/identity/passwords/labels";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { getSiteSettings } from "../../settings/service.ts";

/** Minimum number of guesses, log10. The ten thousand commonest passwords and their simple variations are below it. */
const MIN_GUESSES_LOG10 = 5;
/** Only the beginning of longer passwords is estimated, because the cost grows with the length. */
const JUDGED_LENGTH = 40;

/** Common Turkish words missing from the library's lists. */
const TURKISH = (
  "parola sifre şifre sifrem şifrem parolam istanbul ankara izmir türkiye turkiye ataturk atatürk " +
  "galatasaray fenerbahce fenerbahçe besiktas beşiktaş trabzonspor trabzon seniseviyorum askim aşkım " +
  "bismillah allah merhaba mustafa mehmet fatih"
).split(" ");

/** A newly chosen password. */
interface Choice {
  password: string;
  /** The form field that shows the error. */
  field: string;
  /** E-mail address and user name, which may not be used as the password. */
  ownNames: string[];
}

/**
 * Rejects an easily guessed password: a common one, or one made of the user's or the site's name.
 * @throws VALIDATION_FAILED at the field
 */
export async function assertHardToGuess(app: App, { password, field, ownNames }: Choice): Promise<void> {
  const { site_name } = await getSiteSettings(app);
  const { hostname } = new URL(app.siteUrl);
  const names = [
    ...ownNames,
    ...ownNames.map((name) => name.split("@")[0] ?? ""),
    site_name,
    hostname,
    hostname.replace(/^www\.|\.[^.]*$/g, ""),
  ];
  const spellings = [...new Set(names.flatMap((name) => [name, getLetters(name)]))].filter(Boolean);
  const factory = await loadEstimator();
  const measure = (text: string) => {
    const { guessesLog10, sequence } = factory.check(cutText(text, JUDGED_LENGTH), spellings);
    const isOwn = sequence.some((match) => "dictionaryName" in match && match.dictionaryName === "userInputs");
    return { isEasy: guessesLog10 < MIN_GUESSES_LOG10, isOwn };
  };
  const typed = measure(passwordSpelling(password));
  const folded = measure(getLetters(password));
  const isName = (typed.isEasy && typed.isOwn) || (folded.isEasy && folded.isOwn);
  if (!typed.isEasy && !isName) return;
  const message = isName ? passwordTexts.passwordIsName : passwordTexts.passwordTooCommon;
  throw new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}

/** Returns a text's folded letters and digits, the same for each way to write a name ("hukuk-ve-yazılım"). */
function getLetters(text: string): string {
  return foldText(text).replace(/[^a-z0-9]/g, "");
}

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loads the word lists (30 MiB) with the first chosen password. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary: { ...dictionary, turkish: TURKISH }, graphs: adjacencyGraphs }),
  );
  return estimator;
}
