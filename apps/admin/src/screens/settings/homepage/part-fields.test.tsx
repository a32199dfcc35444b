import { useForm } from "@mantine/form";
import type { HomepageTexts } from "@site/contract/site/homepage/admin-schema";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { PartFields } from "./part-fields.tsx";

const texts = { title: "Başlık", subtitle: "", description: "" };
const initialValues: HomepageTexts = {
  hero: { ...texts, isEnabled: true, showProjectsCard: true, maxProjectsDisplay: 3 },
  projects: { ...texts, isEnabled: true },
  features: { ...texts, isEnabled: true },
  about: { ...texts, experienceYears: 0, projectsCompleted: 0, technologiesUsed: 0 },
  cta: texts,
};

function Part() {
  return <PartFields form={useForm({ initialValues })} part="features" />;
}

test("the switch of a part says whether it is active", async () => {
  renderScreen(<Part />);
  const field = screen.getByRole("switch", { name: "Bölümü göster" });
  expect(screen.getByText("Aktif")).toBeDefined();
  await userEvent.click(field);
  expect(screen.getByText("Pasif")).toBeDefined();
  expect(screen.queryByText("Aktif")).toBeNull();
});
