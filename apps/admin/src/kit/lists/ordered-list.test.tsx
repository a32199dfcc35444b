import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { OrderedList } from "./ordered-list.tsx";

const rows = ["Bir", "İki", "Üç"].map((name, index) => ({ id: index + 1, name }));

function show(onOrder: (ids: number[]) => Promise<unknown>) {
  renderScreen(
    <OrderedList
      rows={rows}
      row={{ key: ({ id }) => id, name: ({ name }) => name }}
      label="Kayıtlar"
      actions={() => null}
      onOrder={onOrder}
    />,
  );
}

const items = () => within(screen.getByRole("list", { name: "Kayıtlar" })).getAllByRole("listitem");
const names = () => items().map((item) => item.textContent);

test("buttons move a record, announce its place and keep the focus", async () => {
  const onOrder = vi.fn(async () => undefined);
  show(onOrder);
  await userEvent.click(screen.getByRole("button", { name: "Aşağı taşı: Bir" }));
  expect(names()).toEqual(["İki", "Bir", "Üç"]);
  expect(onOrder).toHaveBeenLastCalledWith([2, 1, 3]);
  expect(screen.getByRole("status").textContent).toBe("Bir: 3 kayıt içinde 2. sıra");
  const down = screen.getByRole("button", { name: "Aşağı taşı: Bir" });
  await waitFor(() => expect(document.activeElement).toBe(down));
  await userEvent.keyboard("{Enter}");
  expect(names()).toEqual(["İki", "Üç", "Bir"]);
  // the "down" button of the last record is disabled
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Yukarı taşı: Bir" })));
});

test("dragging moves a record; a refused order is taken back", async () => {
  const onOrder = vi.fn(async () => Promise.reject(new Error("refused")));
  show(onOrder);
  const [first, , last] = items();
  if (!first || !last) throw new Error("the list has three records");
  fireEvent.dragStart(first);
  fireEvent.drop(last);
  expect(onOrder).toHaveBeenLastCalledWith([2, 3, 1]);
  await waitFor(() => expect(names()).toEqual(["Bir", "İki", "Üç"]));
});
