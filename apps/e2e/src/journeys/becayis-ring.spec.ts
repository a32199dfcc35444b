import { type Mailbox, openMailbox } from "../support/mailbox.ts";
import { button } from "../support/members.ts";
import { type RunningProduct, startProduct } from "../support/product.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../support/screen-checks.ts";
import { approve, joinBoard, openApprovals, type Swapper, titleOf } from "../support/swappers.ts";
import { expect, test } from "../support/test.ts";

let mailbox: Mailbox;
let product: RunningProduct;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  mailbox = await openMailbox();
  product = await startProduct("localhost", { SMTP_URL: mailbox.url, SEED_DEMO: "false" });
});

test.afterAll(async () => {
  await product.stop();
  await mailbox.close();
});

test("a ring of three, from registration to what opens when the last one has accepted", async ({ page, openBrowser }) => {
  test.setTimeout(400_000);
  const ada: Swapper = { page, email: "ada.halka@example.org", firstName: "Ada", lastName: "Karataş", phone: "+90 532 100 10 01", from: "Ankara", district: "Çankaya", to: "İzmir" };
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
  for (const person of people) await joinBoard({ address: product.address, mailbox }, person);
  const admin = await openBrowser();
  await openApprovals(admin, product.address);
  for (const person of people) await approve(admin, titleOf(person));

  for (const [index, { page: mine, email }] of people.entries()) {
    await mine.goto(await mailbox.linkIn(email, "eşleşmeniz var", "/becayis/matches"));
    const ring = mine.getByRole("article", { name: "3 kişilik halka" });
    await expect(ring.getByText(`3 kişiden ${index} kişi kabul etti.`)).toBeVisible();
    const moves = ring.getByRole("list").first().getByRole("listitem");
    await expect(moves).toHaveCount(3);
    await expect(moves.first()).toContainText("Siz");
    await expect(moves.first()).toContainText(people[index]?.from ?? "");
    await expect(moves.first()).toContainText(people[index]?.to ?? "");
    await expectAccessible(mine);
    await expectNoSidewaysScrolling(mine);
    await expectNothingOfOthers(
      mine,
      people.filter((person) => person.page !== mine),
    );
    await button(mine, "Kabul Et").click();
    await expect(mine.getByText(index < 2 ? "Yanıtınız kaydedildi." : "Halkadaki herkes kabul etti. İletişim bilgileri açıldı.")).toBeVisible();
    if (index < 2)
      await expectNothingOfOthers(
        mine,
        people.filter((person) => person.page !== mine),
      );
  }

  for (const { page: mine, email } of people) {
    await mine.goto(await mailbox.linkIn(email, "Eşleşmeniz kabul edildi", "/becayis/matches"));
    for (const other of people.filter((person) => person.page !== mine)) {
      await expect(mine.getByText(`${other.firstName} ${other.lastName}`).first()).toBeVisible();
      await expect(mine.getByRole("link", { name: other.phone })).toBeVisible();
    }
    await expect(mine.getByRole("tab", { name: "Kabul Edilen (1)" })).toBeVisible();
  }
});

async function expectNothingOfOthers(page: Swapper["page"], others: Swapper[]): Promise<void> {
  const html = await page.content();
  for (const secret of others.flatMap(({ lastName, phone, email }) => [lastName, phone, email])) expect(html).not.toContain(secret);
}
