import { Button, Group, Paper, SimpleGrid, Text, Title } from "@mantine/core";
import { formatDate } from "@site/browser/format-date.ts";
import type { PendingListing } from "@site/contract/becayis/moderation/admin-schema";
import { useId } from "react";

interface Props {
  listing: PendingListing;
  onApprove: () => void;
  onReject: () => void;
}

/** Shows a pending listing with buttons to approve and to reject it. */
export function ApprovalCard({ listing, onApprove, onReject }: Props) {
  const titleId = useId();
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="h4">
        {listing.title}
      </Title>
      <Text size="sm" c="dimmed">
        {listing.user_name} · {formatDate(listing.created_at)}
      </Text>
      {listing.description && (
        <Text mt="sm" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {listing.description}
        </Text>
      )}
      <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} mt="sm">
        <Post
          name="Sunulan"
          institution={listing.offer_institution}
          position={listing.offer_position}
          city={listing.offer_city}
          district={listing.offer_district}
        />
        <Post
          name="İstenen"
          institution={listing.wanted_institution}
          position={listing.wanted_position}
          city={listing.wanted_city}
          district={listing.wanted_district}
        />
      </SimpleGrid>
      <Group gap="xs" mt="md">
        <Button aria-describedby={titleId} onClick={onApprove}>
          Onayla
        </Button>
        <Button variant="default" aria-describedby={titleId} onClick={onReject}>
          Reddet
        </Button>
      </Group>
    </Paper>
  );
}

interface PostProps {
  name: string;
  institution: string;
  position: string;
  city: string;
  district: string | null;
}

function Post({ name, institution, position, city, district }: PostProps) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd>
        <strong>
          {city}
          {district && `, ${district}`}
        </strong>
        <br />
        {position}, {institution}
      </dd>
    </div>
  );
}
