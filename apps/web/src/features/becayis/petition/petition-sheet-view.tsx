import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import type { Petition } from "@site/contract/becayis/papers/petitions/schema";
import { toSheet } from "@site/contract/becayis/papers/petitions/sheet";
import { logoPath } from "@site/contract/settings/brand";
import { Fragment } from "react";
import { useShell } from "../../../framework/browser.ts";
import own from "./petition.module.css";

/** Shows a petition as a sheet of paper, which is all that is printed of the page. */
export function PetitionSheetView({ petition }: { petition: Pick<Petition, "texts" | "date" | "signer"> }) {
  const { site_name, logo_version } = useShell().settings;
  const sheet = toSheet(petition);
  return (
    <div className={own.sheet} data-sheet>
      {logo_version && <img className={own.logo} src={logoPath(logo_version)} alt={site_name} />}
      <p className={own.addressee}>
        <Lines lines={sheet.addressee} />
      </p>
      {sheet.subject && (
        <p>
          <strong>{petitionTexts.subject}:</strong> {sheet.subject}
        </p>
      )}
      {toKeyed(sheet.paragraphs).map(([key, lines]) => (
        <p key={key}>
          <Lines lines={lines} />
        </p>
      ))}
      <div className={own.signature}>
        <p>{sheet.date}</p>
        <p>{sheet.signer}</p>
        <p className={own.blank}>{petitionTexts.nationalNumber}:</p>
        <p className={own.blank}>{petitionTexts.signature}:</p>
      </div>
      {sheet.attachments.length > 0 && (
        <>
          <p>
            <strong>{petitionTexts.attachments}:</strong>
          </p>
          <ol>
            {toKeyed(sheet.attachments).map(([key, attachment]) => (
              <li key={key}>{attachment}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return toKeyed(lines).map(([key, line]) => (
    <Fragment key={key}>
      {line}
      <br />
    </Fragment>
  ));
}

/** Returns the entries with their index as key, because texts may repeat and the order is fixed. */
function toKeyed<Entry>(entries: Entry[]): [string, Entry][] {
  return entries.map((entry, index) => [String(index), entry]);
}
