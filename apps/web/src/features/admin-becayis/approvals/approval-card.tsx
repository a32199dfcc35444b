import { Button, Group, Paper, Text } from "@mantine/core";
import type { PendingListing } from "@site/contract/becayis/admin-schema";
import { useId } from "react";
import { formatDate } from "../../../shared/lib/format.ts";
import styles from "./approvals.module.css";
import type { Decision } from "./use-decide.ts";

/** A listing that awaits approval, whole, with the two ways to decide. */
export function ApprovalCard({ listing, onAsk }: { listing: PendingListing; onAsk: (decision: Decision) => void }) {
  const titleId = useId();
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {listing.title}
      </h2>
      <Text size="sm" c="dimmed">
        {listing.user_name} · {formatDate(listing.created_at)}
      </Text>
      {listing.description && <p className={styles.description}>{listing.description}</p>}
      <dl className={styles.posts}>
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
      </dl>
      <Group gap="xs" mt="md">
        <Button aria-describedby={titleId} onClick={() => onAsk("approve")}>
          Onayla
        </Button>
        <Button variant="default" aria-describedby={titleId} onClick={() => onAsk("reject")}>
          Reddet
        </Button>
      </Group>
    </Paper>
  );
}

function Post({
  name,
  institution,
  position,
  city,
  district,
}: {
  name: string;
  institution: string;
  position: string;
  city: string;
  district: string | null;
}) {
  return (
    <div>
      <dt>{name}</dt>
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
