import { settingTexts } from "@site/contract/settings/admin-labels";
import { type HomepageTexts, homepageTextsForm } from "@site/contract/site/homepage/admin-schema";
import { trpc } from "../../../api/trpc.ts";
import { Fields } from "../../../kit/forms/fields.tsx";
import { FormScreen } from "../../../kit/forms/form-screen.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { once } from "../once.ts";
import { AboutFields, HeroFields, PartFields } from "./part-fields.tsx";

const TITLE = "Ana Sayfa Metinleri";

/** Edits the texts of the home page's sections in the order of the page. */
export function HomepageTab() {
  const query = trpc.admin.homepage.get.useQuery(undefined, once);
  return (
    <Loaded title={TITLE} failed={`${TITLE} yüklenemedi`} query={query}>
      {(texts) => <HomepageForm texts={texts} />}
    </Loaded>
  );
}

function HomepageForm({ texts }: { texts: HomepageTexts }) {
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
