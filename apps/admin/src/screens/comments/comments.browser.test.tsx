import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { makeComment } from "../../testing/browser/comment-samples.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const all = [makeComment({ id: 1, content: "Birinci yorum" }), makeComment({ id: 2, content: "İkinci yorum" })];
const cards = page.getByRole("article");
const undoOf = (text: string) =>
  page.getByRole("status").filter({ hasText: text }).getByRole("button", { name: "Geri Al" });

test("waiting comments are worked through by keyboard; approval and deletion are undone", async () => {
  let waiting = all;
  const replies: object[] = [];
  const put = (ids: number[]) => {
    waiting = all.filter(({ id }) => ids.includes(id) || waiting.some((each) => each.id === id));
  };
  const take = (ids: number[]) => {
    waiting = waiting.filter(({ id }) => !ids.includes(id));
  };
  await openScreen(`${adminPaths.comments}?status=pending`, {
    admin: {
      pending: {
        held: () => [],
        takeBack: ({ actions }) => {
          put(actions.map(({ recordId }) => recordId));
          return { count: actions.length, message: "Karar geri alındı." };
        },
        decide: ({ records }) => {
          take(records.map(({ recordId }) => recordId));
          return { records, message: "Yorum onaylandı!" };
        },
      },
      comments: {
        list: () => onePage(waiting),
        remove: ({ id }) => {
          take([id]);
          return { message: "Yorum silindi." };
        },
        reply: (input) => {
          replies.push(input);
          take([input.parentId]);
          return { message: "Yanıt gönderildi!" };
        },
      },
      trash: {
        restore: ({ entityId }) => {
          put([entityId]);
          return { message: "Yorum geri getirildi." };
        },
      },
    },
  });
  await expect.element(cards.nth(1)).toBeVisible();
  await expectAccessible();

  await userEvent.keyboard("ja");
  await expect.element(page.getByText("Yorum onaylandı!")).toBeVisible();
  await expect.element(cards).toHaveTextContent("İkinci yorum");
  await undoOf("Yorum onaylandı!").click();
  await expect.element(page.getByText("Karar geri alındı.")).toBeVisible();
  await expect.element(cards.nth(1)).toBeVisible();

  await cards.filter({ hasText: "İkinci yorum" }).getByRole("button", { name: "Sil" }).click();
  const question = page.getByRole("dialog", { name: "Yorumu Sil" });
  await expect.element(question).toHaveTextContent("Bu yorumu silmek istediğinizden emin misiniz?");
  await expectNoViolations();
  await question.getByRole("button", { name: "Sil" }).click();
  await expect.element(page.getByText("Yorum silindi.")).toBeVisible();
  await expect.element(cards).toHaveTextContent("Birinci yorum");
  await undoOf("Yorum silindi.").click();
  await expect.element(cards.nth(1)).toBeVisible();

  await userEvent.keyboard("{Shift>}?{/Shift}");
  await expect.element(page.getByRole("dialog", { name: "Klavye Kısayolları" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await cards.filter({ hasText: "Birinci yorum" }).getByRole("button", { name: "Yanıtla" }).click();
  await page.getByRole("dialog", { name: "Yanıtla: Ayşe" }).getByLabelText("Yanıt").fill("Teşekkürler.");
  await page.getByRole("button", { name: "Gönder" }).click();
  await expect.element(page.getByText("Yanıt gönderildi!")).toBeVisible();
  expect(replies).toEqual([{ parentId: 1, content: "Teşekkürler." }]);
});

test("an empty list and one that finds nothing say so", async () => {
  const list = () => onePage([]);
  const router = await openScreen(adminPaths.comments, {
    admin: { comments: { list }, pending: { held: () => [] } },
  });
  await expect.element(page.getByText("Henüz yorum yok")).toBeVisible();
  await router.navigate(`${adminPaths.comments}?ara=zzyzx`);
  await expect.element(page.getByText("Yorum bulunamadı")).toBeVisible();
});
