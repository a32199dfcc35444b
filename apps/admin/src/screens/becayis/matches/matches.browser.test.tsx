import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import type { AdminMatch } from "@site/contract/becayis/board/moderation/admin-schema";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/browser/open-screen.tsx";

const match: AdminMatch = {
  id: 1,
  status: "pending",
  score: 85,
  createdAt: "2026-11-20T09:00:00.000Z",
  user: { firstName: "Zeynep", lastName: "Işık", email: "zeynep@example.org" },
  matchedUser: { firstName: "Umut", lastName: "Çınar", email: "umut@example.org" },
  ranks: { user: 2, matchedUser: 1 },
  listing: { title: "Ankara’dan becayiş", priority: "normal", offerCity: "Ankara", wantedCity: "Bursa" },
};

test("a match names the wishes that it meets", async () => {
  const list = () => onePage([match]);
  await openScreen(adminPaths.matches, { admin: { becayis: { matches: { list } } } });
  await expect
    .element(page.getByRole("row").filter({ hasText: "Zeynep Işık" }))
    .toHaveTextContent(/Ankara → Bursa.*Karşılanan: kullanıcının 2\. tercihi, eşleşenin ilk tercihi/);
  await expectAccessible();
});
