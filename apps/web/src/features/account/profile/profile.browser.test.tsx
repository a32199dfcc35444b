import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";

test("the profile except the address is edited, and input that could not be saved is kept", async () => {
  const member = signIn();
  const before = await member.profile?.get?.(undefined);
  if (!before) throw new Error("there is no profile");
  const bio = "Ankara'da zabıt kâtibiyim.";
  const update = vi.fn();
  update.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  update.mockResolvedValue({ ...before, profile: { ...before.profile, bio }, message: "" });
  await openPage("/profil", {
    user: { ...member, profile: { ...member.profile, update } },
    becayis: { profile: { find: () => null } },
  });
  const main = page.getByRole("main");
  const field = (name: string) => main.getByLabelText(name, { exact: true });
  await main.getByRole("button", { name: "Düzenle" }).click();
  await expect.element(field("E-posta")).toHaveAttribute("readonly");
  await field("Ad").fill("Z");
  await main.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(field("Ad")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();
  expect(update).not.toHaveBeenCalled();
  await field("Ad").fill("Zeynep");
  await field("Biyografi").fill(bio);
  await main.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(page.getByText("Profil güncellenirken bir hata oluştu.").first()).toBeVisible();
  await expect.element(field("Biyografi")).toHaveValue(bio);
  await main.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(page.getByText("Profil bilgileriniz güncellendi")).toBeVisible();
  await expect.element(main.getByText(bio)).toBeVisible();
  await expectAccessible();
});
