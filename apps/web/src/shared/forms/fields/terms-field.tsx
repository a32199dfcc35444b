import { registrationTexts } from "@site/contract/members/registration/labels";
import { paths } from "@site/contract/paths";
import { useId, useState } from "react";
import formStyles from "../form.module.css";

interface Props {
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  /** True after a submit with the box unticked. */
  isMissed?: boolean;
}

/** Renders the checkbox for terms and privacy policy. It shows an error once it has been unticked. */
export function TermsField({ isTicked, onChange, isMissed = false }: Props) {
  const id = useId();
  const [wasTouched, setTouched] = useState(false);
  const isMissing = (wasTouched || isMissed) && !isTicked;
  return (
    <div className={formStyles.field}>
      <div className={formStyles.check}>
        <input
          id={id}
          name="terms"
          type="checkbox"
          checked={isTicked}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={(event) => {
            setTouched(true);
            onChange(event.target.checked);
          }}
        />
        <label htmlFor={id}>
          <a href={paths.staticPage("kullanim-sartlari")} target="_blank" rel="noopener">
            Kullanım şartlarını
          </a>{" "}
          ve{" "}
          <a href={paths.staticPage("gizlilik-politikasi")} target="_blank" rel="noopener">
            gizlilik politikasını
          </a>{" "}
          okudum, kabul ediyorum.
        </label>
      </div>
      {isMissing && (
        <p id={`${id}-error`} className={formStyles.error}>
          {registrationTexts.termsRequired}
        </p>
      )}
    </div>
  );
}
