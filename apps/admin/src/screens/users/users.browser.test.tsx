import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { resizeFrame } from "@site/browser/testing/resize-frame";
import { adminPaths } from "@site/contract/admin-paths";
import { type AdminMember, adminMemberTexts } from "@site/contract/members/list/admin-schema";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { chooseRowAction, rowMenu } from "../../testing/browser/choose-row-action.ts";
import { expectFits, PHONE_PX, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const member: AdminMember = {
  id: 7,
  userId: 7,
  firstName: "Yolcu",
  lastName: "Üye",
  email: "yolcu-uye@example.org",
  phone: "+90 312 000 00 00",
  emailVerified: false,
  isActive: true,
  createdAt: "2026-11-20T09:00:00.000Z",
  lastLoginAt: null,
};
const row = page.getByRole("row").filter({ hasText: member.email });

async function openUsers() {
  let members = [member];
  const change = (part: Partial<AdminMember>) => {
    members = members.map((each) => ({ ...each, ...part }));
  };
  const stats = { totalUsers: 1, verifiedUsers: 0, unverifiedUsers: 1, activeUsers: 1, inactiveUsers: 0 };
  await openScreen(adminPaths.users, {
    admin: {
      users: {
        stats: () => stats,
        page: () => onePage(members),
        verifyEmail: () => {
          change({ emailVerified: true });
          return { message: adminMemberTexts.verified };
        },
        setStatus: ({ isActive }) => {
          change({ isActive });
          return { message: adminMemberTexts.statusUpdated };
        },
        remove: () => {
          members = [];
          return { message: adminMemberTexts.removed };
        },
      },
    },
  });
}

const choose = (action: string) => chooseRowAction(row, action);

test("a member is verified, deactivated and deleted, each after a question", async () => {
  await openUsers();
  await expect.element(row).toHaveTextContent("Doğrulanmadı");
  await expectAccessible();
  await expectFits(TABLET_PX);
  await page.viewport(768, 900);
  rowMenu(row).element().scrollIntoView({ block: "center" });
  await expect.element(rowMenu(row)).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 1200);
  await choose("E-postayı Doğrula");
  const verifying = page.getByRole("dialog", { name: "E-postayı Doğrula" });
  await expect.element(verifying).toBeVisible();
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expectNoViolations();
  await verifying.getByRole("button", { name: "Doğrula" }).click();
  await expect.element(page.getByText(adminMemberTexts.verified)).toBeVisible();
  await choose("Devre Dışı Bırak");
  await page.getByRole("dialog").getByRole("button", { name: "Devre Dışı Bırak" }).click();
  await expect.element(row).toHaveTextContent("Devre dışı");
  await choose("Sil");
  await expect
    .element(page.getByRole("dialog", { name: "Kullanıcıyı Sil" }))
    .toHaveTextContent(adminMemberTexts.removeQuestion);
  await page.getByRole("dialog").getByRole("button", { name: "Sil" }).click();
  await expect.element(page.getByText("Henüz kullanıcı yok")).toBeVisible();
});

test("on a phone a member takes two lines, the numbers take two, and a button counts the filters", async () => {
  await openUsers();
  await resizeFrame({ width: 390, height: 844 });
  await expect.element(rowMenu(row)).toBeVisible();
  const height = (element: Element | null) => element?.getBoundingClientRect().height;
  await expect.poll(() => height(row.element())).toBeLessThanOrEqual(90);
  expect(height(document.querySelector("dl"))).toBeLessThanOrEqual(60);
  const filter = page.getByRole("combobox", { name: "Durum" });
  expect(filter.elements()).toEqual([]);
  await page.getByRole("button", { name: "Süz", exact: true }).click();
  await filter.selectOptions("Etkin");
  await expect.element(page.getByRole("button", { name: "Süz (1)" })).toBeVisible();
  await expectNoViolations();
  await expectFits(PHONE_PX);
});
