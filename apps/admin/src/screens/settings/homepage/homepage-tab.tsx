import { type HomepageTexts, homepageTextsForm } from "@site/contract/site/homepage/admin-schema";
import { settingTexts } from "@site/contract/site/settings/admin-labels";
import type { ReactNode } from "react";
import { trpc } from "../../../api/trpc.ts";
import { Fields } from "../../../kit/forms/fields.tsx";
import { FormScreen } from "../../../kit/forms/form-screen.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { once, SettingsRecord } from "../settings-record.tsx";
import { AboutFields, HeroFields, PartFields } from "./part-fields.tsx";

const TITLE = "Ana Sayfa Metinleri";

/** Shows the texts of the home page, part by part in the order of the page. */
export function HomepageTab() {
  const query = trpc.admin.homepage.get.useQuery(undefined, once);
  return (
    <SettingsRecord tab="homepage" title={TITLE} query={query}>
      {(texts, history) => <HomepageForm {...{ texts, history }} />}
    </SettingsRecord>
  );
}

function HomepageForm({ texts, history }: { texts: HomepageTexts; history: ReactNode }) {
  const update = useAdminMutation(trpc.admin.homepage.update, {
    success: "Ana sayfa güncellendi.",
    fallback: settingTexts.updateFailed,
    invalidates: [],
  });
  return (
    <FormScreen<HomepageTexts, unknown>
      title={TITLE}
      schema={homepageTextsForm}
      initialValues={texts}
      draft="homepageDraft:texts"
      save={update.mutateAsync}
      actions={() => history}
    >
      {(form) => (
        <Fields>
          <PartFields form={form} part="hero">
            <HeroFields form={form} />
          </PartFields>
          <PartFields form={form} part="projects" />
          <PartFields form={form} part="features" />
          <PartFields form={form} part="about">
            <AboutFields form={form} />
          </PartFields>
          <PartFields form={form} part="cta" />
        </Fields>
      )}
    </FormScreen>
  );
}
