import { onePage } from "@site/browser/testing/one-page";
import { type Page, toPage } from "@site/contract/common/paging";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { ResourceTable } from "./resource-table.tsx";
import { useListAddress } from "./use-list-address.ts";

interface City {
  id: number;
  name: string;
}

const cities: City[] = [
  { id: 34, name: "İstanbul" },
  { id: 6, name: "Ankara" },
];
const row = { key: ({ id }: City) => id, name: ({ name }: City) => name };
const texts = {
  count: (total: number) => `${total} şehir`,
  loading: "Şehirler yükleniyor…",
  failed: "Şehirler yüklenemedi",
  empty: { title: "Henüz şehir yok", text: "İlk şehri ekleyin." },
  notFound: { title: "Şehir bulunamadı", text: "Aradığınız şehir yok." },
};
const filters = [
  {
    name: "bolge",
    label: "Bölge",
    options: [
      { value: "ic", label: "İç Anadolu" },
      { value: "marmara", label: "Marmara" },
    ],
  },
];
const full = toPage(cities, { page: 1, limit: 2, total: 40 });

const provinces = ["Iğdır", "İzmir", "Şırnak"].map((label, index) => ({ value: String(index), label }));
const withProvinces = [...filters, { name: "il", label: "İl", options: provinces, isSearchable: true }];

interface Options {
  data?: Page<City>;
  isFetching?: boolean;
  isError?: boolean;
  refetch?: () => Promise<unknown>;
  remove?: (rows: City[]) => Promise<boolean>;
}

function Cities({ data, isError = false, isFetching = false, refetch = async () => undefined, remove }: Options) {
  return (
    <main>
      <ResourceTable
        query={{ data, isError, isFetching, refetch }}
        list={useListAddress(withProvinces)}
        texts={texts}
        row={row}
        layout={{ columns: [{ header: "Ad", cell: ({ name }) => name }] }}
        searchPlaceholder="Şehir ara…"
        bulkActions={remove && [{ label: "Seçilenleri Sil", run: remove }]}
      />
    </main>
  );
}

test("rows are shown in a table with headers and the total", () => {
  renderScreen(<Cities data={full} />);
  expect(screen.getByRole("columnheader").textContent).toBe("Ad");
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["İstanbul", "Ankara"]);
  expect(screen.getByText("40 şehir")).toBeDefined();
});

test("details open under their row by its name; the actions are in a menu", async () => {
  const run = vi.fn();
  const list = { page: 1, search: "", filters: [], chosen: () => "", isFiltered: false };
  const still = { showPage: run, searchFor: run, choose: run, clear: run };
  const actions = () => [
    { label: "Kabul Et", isFrequent: true, run: () => run("Kabul Et") },
    { label: "Duraklat", run: () => run("Duraklat") },
  ];
  renderScreen(
    <ResourceTable
      query={{ data: full, isError: false, isFetching: false, refetch: async () => undefined }}
      list={{ ...list, ...still }}
      texts={texts}
      row={row}
      layout={{ columns: [{ header: "Ad", cell: ({ name }) => name }], actions, details: ({ id }) => `Plaka ${id}` }}
    />,
  );
  const details = screen.getByRole("button", { name: "Ankara" });
  expect(details.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(details);
  expect(details.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText("Plaka 6")).toBeDefined();
  await userEvent.click(details);
  expect(screen.queryByText("Plaka 6")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Kabul Et: Ankara" }));
  expect(run).toHaveBeenCalledWith("Kabul Et");
  await userEvent.click(screen.getByRole("button", { name: "Ankara için işlemler" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Duraklat" }));
  expect(run).toHaveBeenCalledWith("Duraklat");
});

test("the name of a row leads to its address, or is plain without one", () => {
  const list = { page: 1, search: "", filters: [], chosen: () => "", isFiltered: false };
  const nothing = () => undefined;
  const columns = [{ header: "Ad", cell: ({ name }: City) => name, note: ({ id }: City) => <p>Plaka {id}</p> }];
  renderScreen(
    <ResourceTable
      query={{ data: full }}
      list={{ ...list, showPage: nothing, searchFor: nothing, choose: nothing, clear: nothing }}
      texts={texts}
      row={row}
      layout={{ columns, to: ({ id }) => (id === 6 ? "/admin/sehirler/6" : undefined) }}
    />,
  );
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Ankara", "/admin/sehirler/6"],
  ]);
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "İstanbulPlaka 34",
    "AnkaraPlaka 6",
  ]);
});

test("a loading list shows skeleton rows and says that it loads", () => {
  renderScreen(<Cities />);
  expect(screen.getByText("Şehirler yükleniyor…")).toBeDefined();
  expect(screen.queryByRole("table")).toBeNull();
});

test("a failed list shows an error and can be retried", async () => {
  const refetch = vi.fn(async () => undefined);
  renderScreen(<Cities isError refetch={refetch} />);
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toBe("Hata OluştuŞehirler yüklenemediTekrar Dene");
  await userEvent.click(within(alert).getByRole("button", { name: "Tekrar Dene" }));
  expect(refetch).toHaveBeenCalledOnce();
});

test("an empty list offers to create a record; one without matches offers to clear the filters", async () => {
  const router = renderScreen(<Cities data={onePage([])} />);
  expect(screen.getByRole("heading").textContent).toBe("Henüz şehir yok");
  await router.navigate("/admin/ekran?ara=zz&bolge=ic");
  expect((await screen.findByText("Şehir bulunamadı")).tagName).toBe("H2");
  await userEvent.click(screen.getByRole("button", { name: "Temizle" }));
  expect(router.state.location.search).toBe("");
});

test("search, filter and page are in the address; filtering returns to the first page", async () => {
  const router = renderScreen(<Cities data={full} />, "/admin/ekran?sayfa=3");
  await userEvent.click(screen.getByRole("button", { name: "Sayfa 4" }));
  expect(router.state.location.search).toBe("?sayfa=4");
  expect(document.activeElement?.textContent).toBe("40 şehir");
  await userEvent.selectOptions(screen.getByLabelText("Bölge"), "Marmara");
  expect(router.state.location.search).toBe("?bolge=marmara");
  await userEvent.type(screen.getByRole("searchbox", { name: "Ara" }), " ist ");
  await vi.waitFor(() => expect(router.state.location.search).toBe("?bolge=marmara&ara=ist"));
});

test("a filter value in the address that is no option is ignored", () => {
  renderScreen(<Cities data={full} />, "/admin/ekran?bolge=ege&sayfa=-2");
  expect(screen.getByLabelText<HTMLSelectElement>("Bölge").value).toBe("");
  expect(screen.getByRole("button", { name: "Sayfa 1" }).getAttribute("aria-current")).toBe("page");
});

test("a page beyond the end redirects to the last one", async () => {
  const router = renderScreen(<Cities data={{ ...full, pageCount: 2 }} />, "/admin/ekran?sayfa=3");
  await vi.waitFor(() => expect(router.state.location.search).toBe("?sayfa=2"));
});

test("a page beyond the rows of the search before stays, while its own are loaded", async () => {
  const router = renderScreen(<Cities data={{ ...full, pageCount: 1 }} isFetching />, "/admin/ekran?sayfa=3");
  await screen.findByText("40 şehir");
  expect(router.state.location.search).toBe("?sayfa=3");
});

test("an option of many is found by typing, whatever the letters' marks", async () => {
  const router = renderScreen(<Cities data={full} />);
  const field = screen.getByRole("combobox", { name: "İl" });
  await userEvent.type(field, "sirn");
  await userEvent.click(await screen.findByRole("option", { name: "Şırnak" }));
  expect(screen.queryByRole("option", { name: "İzmir" })).toBeNull();
  expect(router.state.location.search).toBe("?il=2");
  await userEvent.clear(field);
  await userEvent.click(within(screen.getByRole("listbox")).getByRole("option", { name: "Tümü" }));
  expect(router.state.location.search).toBe("");
});

test("a bulk action gets the selected rows; its success clears the selection", async () => {
  const remove = vi.fn(async () => true);
  renderScreen(<Cities data={full} remove={remove} />);
  expect(screen.queryByRole("region", { name: "Seçilenler" })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "Ankara seç" }));
  expect(screen.getByRole("region", { name: "Seçilenler" }).textContent).toContain("1 şehir seçildi");
  await userEvent.click(screen.getByRole("checkbox", { name: "Sayfadakilerin tümünü seç" }));
  await userEvent.click(screen.getByRole("button", { name: "Seçilenleri Sil" }));
  expect(remove).toHaveBeenCalledExactlyOnceWith(cities);
  await vi.waitFor(() => expect(screen.queryByRole("region", { name: "Seçilenler" })).toBeNull());
});

test("a failed bulk action keeps the selection", async () => {
  renderScreen(<Cities data={full} remove={() => Promise.reject(new Error("refused"))} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Ankara seç" }));
  await userEvent.click(screen.getByRole("button", { name: "Seçilenleri Sil" }));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Ankara seç" }).checked).toBe(true);
});

const threeCities = Array.from({ length: 3 }, (_, index) => ({ id: index + 1, name: `Şehir ${index + 1}` }));

function Cards({ approve }: { approve: (id: number) => void }) {
  const [rows, setRows] = useState(threeCities);
  const run = (city: City) => {
    approve(city.id);
    setRows(rows.filter(({ id }) => id !== city.id));
  };
  return (
    <ResourceTable
      query={{ data: rows }}
      list={useListAddress()}
      texts={texts}
      row={row}
      layout={{ card: ({ name }) => <p>{name}</p> }}
      searchPlaceholder="Ara…"
      shortcuts={[{ key: "a", label: "Onaylar", run }]}
    />
  );
}

test("letters act on the card that J and K move to, and then on the card in its place", async () => {
  const user = userEvent.setup();
  const approve = vi.fn();
  renderScreen(<Cards approve={approve} />);
  await user.keyboard("a");
  expect(approve).not.toHaveBeenCalled();
  await user.keyboard("jja");
  expect(approve).toHaveBeenLastCalledWith(2);
  expect(document.activeElement).toBe(screen.getByText("Şehir 3").closest("li"));
  await user.keyboard("kA");
  expect(approve).toHaveBeenLastCalledWith(1);
  await user.type(screen.getByRole("searchbox"), "ja");
  expect(approve).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole("button", { name: "Klavye Kısayolları" }));
  await user.click(await screen.findByRole("switch", { name: /^Tek harfli kısayolları kullan/ }));
  await user.keyboard("{Escape}");
  await user.keyboard("ja");
  expect(approve).toHaveBeenCalledTimes(2);
  localStorage.clear();
});

function Choices({ remove }: { remove: (rows: City[]) => Promise<boolean> }) {
  return (
    <ResourceTable
      query={{ data: full, isError: false, isFetching: false, refetch: async () => 0 }}
      list={useListAddress()}
      texts={texts}
      row={{ ...row, isSelectable: ({ id }: City) => id !== 6 }}
      layout={{
        card: ({ name }, selectBox) => (
          <article>
            {selectBox} {name}
          </article>
        ),
      }}
      bulkActions={[{ label: "Seçilenleri Sil", run: remove }]}
    />
  );
}

test("all cards of a page are selected at once, but for those that cannot be", async () => {
  const remove = vi.fn(async () => true);
  renderScreen(<Choices remove={remove} />);
  expect(screen.queryByRole("checkbox", { name: "Ankara seç" })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "Tümünü seç" }));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "İstanbul seç" }).checked).toBe(true);
  expect(screen.getByRole("region", { name: "Seçilenler" }).textContent).toContain("1 şehir seçildi");
  await userEvent.click(screen.getByRole("button", { name: "Seçilenleri Sil" }));
  expect(remove).toHaveBeenCalledExactlyOnceWith([cities[0]]);
});

function Shrinking({ isCards }: { isCards: boolean }) {
  const [rows, setRows] = useState(threeCities);
  const remove = ({ id }: City) => setTimeout(() => setRows(rows.filter((each) => each.id !== id)), 0);
  const button = (city: City) => (
    <button type="button" onClick={() => remove(city)}>
      Sil {city.name}
    </button>
  );
  return (
    <ResourceTable
      query={{ data: rows }}
      list={useListAddress()}
      texts={texts}
      row={row}
      layout={isCards ? { card: button } : { columns: [{ header: "Ad", cell: button }] }}
      {...(isCards && { shortcuts: [] })}
    />
  );
}

test("the focus of a row that disappears goes to the card in its place, in a table to the summary", async () => {
  renderScreen(<Shrinking isCards />);
  await userEvent.click(screen.getByRole("button", { name: "Sil Şehir 2" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText("Sil Şehir 3").closest("li")));
  cleanup();
  renderScreen(<Shrinking isCards={false} />);
  await userEvent.click(screen.getByRole("button", { name: "Sil Şehir 2" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText("2 şehir")));
});
