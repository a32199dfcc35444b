import { Anchor, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { AdminListingDetails } from "@site/contract/becayis/board/moderation/admin-schema";
import { paths } from "@site/contract/paths";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { ListingBadges } from "./listing-badges.tsx";
import { ListingTexts } from "./listing-texts.tsx";
import { PostFacts } from "./post-facts.tsx";

/** Shows a listing in a dialog, with a link to its public page if it has one. */
export function ListingView({ listing, onClose }: { listing: AdminListingDetails; onClose: () => void }) {
  const { title, owner, slug, isPublished, createdAt, expiresAt, rejectionReason } = listing;
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <ListingBadges listing={listing} />
      <Text size="sm" c="dimmed" mt="xs">
        {owner.name} ({owner.email})
        <br />
        {formatDate(createdAt)} tarihinde verildi, {formatDate(expiresAt)} tarihine kadar geçerli
      </Text>
      <PostFacts posts={listing} />
      <ListingTexts texts={listing} />
      {rejectionReason && <Text mt="sm">Red gerekçesi: {rejectionReason}</Text>}
      <Text mt="md">
        {isPublished ? (
          <Anchor href={paths.listing(slug)} target="_blank" rel="noopener" inherit>
            Panodaki sayfasını yeni sekmede aç
          </Anchor>
        ) : (
          "Bu ilan şu anda panoda görünmüyor."
        )}
      </Text>
    </Dialog>
  );
}
