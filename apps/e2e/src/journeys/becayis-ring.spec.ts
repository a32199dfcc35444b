import { useEmptyProduct } from "../support/mailing-product.ts";
import { button } from "../support/members.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../support/screen-checks.ts";
import { approve, expectNoPersonalData, joinBoard, openApprovals, type Swapper, titleOf } from "../support/swappers.ts";
import { expect, test } from "../support/test.ts";

const product = useEmptyProduct();

test("a ring of three, up to the contact details revealed after the last acceptance", async ({ page, openBrowser }) => {
  test.setTimeout(400_000);
  const ada: Swapper = {
    page,
    email: "ada.halka@example.org",
    firstName: "Ada",
    lastName: "Karataş",
    phone: "+90 532 100 10 01",
    from: "Ankara",
    district: "Çankaya",
    to: "İzmir",
  };
  const baris: Swapper = {
    page: await openBrowser(),
    email: "baris.halka@example.org",
    firstName: "Barış",
    lastName: "Yıldızoğlu",
    phone: "+90 532 200 20 02",
    from: "İzmir",
    district: "Konak",
    to: "Bursa",
  };
  const cemre: Swapper = {
    page: await openBrowser(),
    email: "cemre.halka@example.org",
    firstName: "Cemre",
    lastName: "Işıklı",
    phone: "+90 532 300 30 03",
    from: "Bursa",
    district: "Nilüfer",
    to: "Ankara",
  };
  const people = [ada, baris, cemre];
  for (const person of people) await joinBoard(product, person);
  const admin = await openBrowser();
  await openApprovals(admin, product.address);
  for (const person of people) await approve(admin, titleOf(person));

  for (const [index, { page: mine, email }] of people.entries()) {
    const others = people.filter((person) => person.page !== mine);
    await mine.goto(await product.mailbox.linkIn(email, "eşleşmeniz var", "/becayis/matches"));
    const ring = mine.getByRole("article", { name: "3 kişilik halka" });
    await expect(ring.getByText(`3 kişiden ${index} kişi kabul etti.`)).toBeVisible();
    const moves = ring.getByRole("list").first().getByRole("listitem");
    await expect(moves).toHaveCount(3);
    await expect(moves.first()).toContainText("Siz");
    await expect(moves.first()).toContainText(people[index]?.from ?? "");
    await expect(moves.first()).toContainText(people[index]?.to ?? "");
    await expectAccessible(mine);
    await expectNoSidewaysScrolling(mine);
    await expectNoPersonalData(mine, ...others);
    await button(mine, "Kabul Et").click();
    await expect(
      mine.getByText(index < 2 ? "Yanıtınız kaydedildi." : "Halkadaki herkes kabul etti. İletişim bilgileri açıldı."),
    ).toBeVisible();
    if (index < 2) await expectNoPersonalData(mine, ...others);
  }

  for (const { page: mine, email } of people) {
    await mine.goto(await product.mailbox.linkIn(email, "Eşleşmeniz kabul edildi", "/becayis/matches"));
    for (const other of people.filter((person) => person.page !== mine)) {
      await expect(mine.getByText(`${other.firstName} ${other.lastName}`).first()).toBeVisible();
      await expect(mine.getByRole("link", { name: other.phone })).toBeVisible();
    }
    await expect(mine.getByRole("tab", { name: "Kabul Edilen (1)" })).toBeVisible();
  }
});
