import { authTexts } from "@site/contract/auth/labels";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";
import { getSiteSettings } from "../../site/settings/service.ts";

/** Fewer guesses find the ten thousand commonest passwords, also in capitals, with a digit behind or with signs for letters. */
const FEWEST_GUESSES_LOG10 = 5;
/** What is longer is judged by its beginning: the time it takes grows with the length. */
const JUDGED_LENGTH = 40;

/** What is usual in Turkey and missing in the library's lists. */
const TURKISH =
  "parola sifre şifre sifrem şifrem parolam istanbul ankara izmir türkiye turkiye ataturk atatürk galatasaray fenerbahce fenerbahçe besiktas beşiktaş trabzonspor trabzon seniseviyorum askim aşkım bismillah allah merhaba mustafa mehmet fatih".split(
    " ",
  );

/** A password that somebody chooses. */
interface Choice {
  password: string;
  /** Where the refusal is shown. */
  field: string;
  /** E-mail address and user name: nobody may use them as the password. */
  ownNames: string[];
}

/** Refuses a password that is guessed soon: a common one, or made of the own names or the site's. @throws VALIDATION_FAILED at the field */
export async function assertHardToGuess(app: App, { password, field, ownNames }: Choice): Promise<void> {
  const { site_name } = await getSiteSettings(app);
  const { hostname } = new URL(app.siteUrl);
  const names = [
    ...ownNames,
    ...ownNames.map((name) => name.split("@")[0] ?? ""),
    site_name,
    site_name.replace(/\s/g, ""),
    hostname,
    hostname.replace(/^www\.|\.[^.]*$/g, ""),
  ];
  const { guessesLog10, sequence } = (await loadEstimator()).check(
    password.slice(0, JUDGED_LENGTH),
    names.filter(Boolean),
  );
  if (guessesLog10 >= FEWEST_GUESSES_LOG10) return;
  const isOwn = sequence.some((match) => "dictionaryName" in match && match.dictionaryName === "userInputs");
  const message = isOwn ? authTexts.passwordIsName : authTexts.passwordTooCommon;
  throw new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The lists weigh 30 MiB: they come with the first password that is chosen. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary: { ...dictionary, turkish: TURKISH }, graphs: adjacencyGraphs }),
  );
  return estimator;
}
