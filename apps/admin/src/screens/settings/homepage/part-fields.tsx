import { Fieldset, NumberInput, SimpleGrid, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { homepageParts, settingFields } from "@site/contract/settings/fields";
import type { HomepageTexts } from "@site/contract/site/homepage/admin-schema";
import type { ReactNode } from "react";

type HomepageForm = UseFormReturnType<HomepageTexts>;

const { homepageSection, homepageSwitch, homepageHero, homepageAbout } = settingFields;
const labels = { ...homepageSection, ...homepageSwitch, ...homepageHero, ...homepageAbout };
const amounts = ["experienceYears", "projectsCompleted", "technologiesUsed"] as const;

interface Props {
  form: HomepageForm;
  part: keyof typeof homepageParts;
  children?: ReactNode;
}

/** Renders the fields for title, subtitle and description of a section, and a switch if the section can be hidden. */
export function PartFields({ form, part, children }: Props) {
  const isSwitched = "isEnabled" in form.values[part];
  return (
    <Fieldset legend={homepageParts[part]}>
      <Stack gap="sm">
        {isSwitched && (
          <Switch
            label={labels.isEnabled}
            size="lg"
            onLabel="Aktif"
            offLabel="Pasif"
            styles={{ label: { fontSize: "var(--text-sm)" }, trackLabel: { fontSize: "var(--text-xs)" } }}
            {...form.getInputProps(`${part}.isEnabled`, { type: "checkbox" })}
          />
        )}
        <TextInput label={labels.title} {...form.getInputProps(`${part}.title`)} />
        <TextInput label={labels.subtitle} {...form.getInputProps(`${part}.subtitle`)} />
        <Textarea
          label={labels.description}
          autosize
          minRows={2}
          maxRows={12}
          {...form.getInputProps(`${part}.description`)}
        />
        {children}
      </Stack>
    </Fieldset>
  );
}

/** Renders the fields of the hero section alone: the card of projects. */
export function HeroFields({ form }: { form: HomepageForm }) {
  return (
    <>
      <Switch label={labels.showProjectsCard} {...form.getInputProps("hero.showProjectsCard", { type: "checkbox" })} />
      <NumberInput
        label={labels.maxProjectsDisplay}
        description="1 ile 10 arasında; öne çıkan projelerin ilkleri gösterilir"
        min={1}
        max={10}
        allowDecimal={false}
        {...form.getInputProps("hero.maxProjectsDisplay")}
      />
    </>
  );
}

/** Renders the fields for the numbers of the section about the owner. */
export function AboutFields({ form }: { form: HomepageForm }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      {amounts.map((name) => (
        <NumberInput
          key={name}
          label={labels[name]}
          description="0 ise gösterilmez"
          min={0}
          allowDecimal={false}
          {...form.getInputProps(`about.${name}`)}
        />
      ))}
    </SimpleGrid>
  );
}
