import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

const entry = {
  id: 1,
  actorKind: "admin" as const,
  actorId: 1,
  actor: "yonetici",
  action: "admin.tags.update",
  entity: "tags",
  entityId: "12",
  outcome: "done",
  ipAddress: "192.0.2.1",
  userAgent: "Firefox",
  createdAt: "2026-11-23T08:00:00.000Z",
};
const open = (details: object) =>
  renderScreen(<EntryDialog entry={{ ...entry, details: JSON.stringify(details) }} onClose={vi.fn()} />);

test("an entry shows the changed fields before and after", async () => {
  const fields = { name: ["Önce", "Sonra"], description: ["", "Metin"] };
  const changes = [{ table: "tags", operation: "update", key: "12", fields }];
  open({ input: { id: 12 }, changes, moreChanges: 3 });
  const table = await screen.findByRole("table", { name: "Etiket 12 değişti" });
  const rows = within(table).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["AlanÖnceSonra", "AdÖnceSonra", "AçıklamaYokMetin"]);
  expect(screen.getByText("Ayrıca 3 satır değişti.")).toBeTruthy();
});

test("an entry of an earlier version shows its input alone", async () => {
  open({ input: { id: 12 } });
  expect((await screen.findByLabelText("Teknik ayrıntı")).textContent).toContain('"id": 12');
  expect(screen.queryByRole("table")).toBeNull();
});
