import type { AdminListing } from "@site/contract/becayis/board/moderation/admin-schema";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeListing } from "../../../testing/browser/board-samples.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { ListingBadges } from "./listing-badges.tsx";
import { useListingActions } from "./use-listing-actions.ts";

function Row({ shown }: { shown: AdminListing }) {
  const { actions } = useListingActions();
  return (
    <>
      <ListingBadges listing={shown} />
      <ul>
        {actions(shown).map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </>
  );
}

const getTexts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

test.each([
  ["active", "approved", ["Aktif"], "Duraklat"],
  ["paused", "approved", ["Duraklatıldı"], "Etkinleştir"],
  ["active", "pending", ["Onay Sürecinde"], undefined],
  ["active", "rejected", ["Reddedildi"], undefined],
  ["expired", "rejected", ["Süresi Doldu", "Reddedildi"], undefined],
] as const)("a listing that is %s and %s", (status, approvalStatus, badges, action) => {
  renderScreen(<Row shown={makeListing({ status, approvalStatus })} />);
  for (const badge of badges) expect(screen.getByText(badge)).toBeDefined();
  if (approvalStatus !== "approved") expect(screen.queryByText("Aktif")).toBeNull();
  const middle = action ? [action] : [];
  expect(getTexts("listitem")).toEqual(["Görüntüle", "Düzenle", ...middle, "Sil"]);
});
