import { z } from "zod";
import { refusal } from "../../testing/server-error.ts";
import type { DraftKey } from "../drafts/draft.ts";
import type { ListTexts, RowPage } from "../lists/resource-table.tsx";

// Sample data of the gallery and of the kit's component tests.

/** A record as lists show it. */
export interface SampleRow {
  id: number;
  title: string;
  author: string;
  status: "published" | "draft" | "rejected";
  createdAt: string;
}

export const sampleRows: SampleRow[] = [
  {
    id: 1,
    title: "İcra takibinde süreler",
    author: "Ayşe Yılmaz",
    status: "published",
    createdAt: "2026-11-21T08:00:00Z",
  },
  {
    id: 2,
    title: "Bilirkişi raporuna itiraz",
    author: "Mehmet Öz",
    status: "draft",
    createdAt: "2026-11-19T14:30:00Z",
  },
  {
    id: 3,
    title: "Uzlaştırmacı ücretinin belirlenmesinde dikkate alınan ölçütler ve uygulamadan örnekler",
    author: "Gülşah Çağlayan",
    status: "rejected",
    createdAt: "2026-02-02T05:15:00Z",
  },
];

export const statusLabels: Record<SampleRow["status"], { label: string; color: string }> = {
  published: { label: "Yayında", color: "success" },
  draft: { label: "Taslak", color: "gray" },
  rejected: { label: "Reddedildi", color: "danger" },
};

export const sampleRow = { key: ({ id }: SampleRow) => id, name: ({ title }: SampleRow) => title };

export const sampleTexts: ListTexts = {
  count: (total) => `${total} yazı`,
  loading: "Yazılar yükleniyor…",
  failed: "Yazılar yüklenemedi",
  empty: { title: "Henüz yazı yok", text: "Yazdıklarınız burada görünür." },
  notFound: { title: "Yazı bulunamadı", text: "Aramanıza uyan bir yazı yok." },
};

export const sampleFilter = {
  name: "durum",
  label: "Durum",
  options: Object.entries(statusLabels).map(([value, { label }]) => ({ value, label })),
};

const refetch = async () => undefined;
const page: RowPage<SampleRow> = { rows: sampleRows, total: 42, pageCount: 4 };

/** A list's query in each of its states. */
export const sampleQueries = {
  loaded: { data: page, isError: false, isFetching: false, refetch },
  refetching: { data: page, isError: false, isFetching: true, refetch },
  loading: { data: undefined, isError: false, isFetching: true, refetch },
  failed: { data: undefined, isError: true, isFetching: false, refetch },
  empty: { data: { rows: [], total: 0, pageCount: 0 }, isError: false, isFetching: false, refetch },
};

/** The fields of the sample forms. */
export const sampleSchema = z.object({
  name: z.string().min(1, "Ad gereklidir"),
  slug: z.string().min(1, "Slug gereklidir"),
  note: z.string().max(500, "Not en fazla 500 karakter olabilir"),
});
export type SampleValues = z.infer<typeof sampleSchema>;
export const sampleValues: SampleValues = { name: "Usul hukuku", slug: "usul-hukuku", note: "" };
export const emptyValues: SampleValues = { name: "", slug: "", note: "" };

export const sampleDraft: DraftKey = "sampleDraft:1";

/** How a save ends. */
export const sampleSaves = {
  succeeds: async () => undefined,
  neverEnds: () => new Promise<never>(() => undefined),
  refusesField: () => Promise.reject(refusal("VALIDATION_ERROR", "Girdi geçersiz.", { slug: "Bu slug kullanılıyor" })),
  refuses: () => Promise.reject(refusal("CONFLICT", "Kayıt bu arada değişmiş. Yazdıklarınız korunuyor.")),
};

export const sampleChange = {
  before: "Dilekçe on gün içinde mahkemeye verilir. Süre tebliğ ile başlar.",
  after: "Dilekçe iki hafta içinde mahkemeye verilir. Süre, tebliğden sonraki gün başlar.",
};

export const sampleLines = {
  days: ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05"],
  series: [
    { label: "Yazılan", values: [3, 8, 6, 12, 9] },
    { label: "Yayınlanan", values: [1, 4, 5, 7, 8] },
  ],
  marks: [{ day: "2026-11-03", title: "İcra takibinde süreler" }],
};

export const sampleRanks = [
  { id: 1, name: "Bilirkişi raporuna itiraz", views: 1_240, trend: [10, 40, 35, 80, 120, 60] },
  { id: 2, name: "Keşifte dikkat edilecekler", views: 310, trend: [0, 0, 50, 90, 70, 100] },
  { id: 3, name: "İcra takibinde süreler", views: 12, trend: [12, 0, 0, 0, 0, 0] },
];
