import { retention } from "@site/contract/common/limits";
import type { StoredData } from "../../core/app.ts";
import { type DataSection, onePage } from "../../core/data-copy.ts";
import { ofAddresses } from "../../core/proven-addresses.ts";

export const readerData: StoredData = {
  tables: {
    subscribers: { copiedIn: "subscription" },
    issue_deliveries: "impersonal",
    mail_issues: "impersonal",
    mailing_settings: "impersonal",
    reader_counts: "impersonal",
    reader_days: "impersonal",
    reader_month_counts: "impersonal",
    reader_months: "impersonal",
    reader_visits: "impersonal",
    swap_days: "impersonal",
    visitor_salts: "impersonal",
    post_visitors: "impersonal",
    listing_visitors: "impersonal",
  },

  retention: [
    {
      table: "subscribers",
      where: "consent_at IS NULL AND state IN ('pending', 'bounced') AND created_at < $1",
      days: retention.unconfirmedSubscribersDays,
    },
    { table: "subscribers", where: "ended_at < $1", days: retention.endedSubscribersDays },
  ],

  copy: async ({ tx, addresses }): Promise<DataSection[]> => [
    {
      key: "subscription",
      title: "E-postayla takip",
      columns: {
        createdAt: "İstek",
        state: "Durum",
        frequency: "Sıklık",
        consentAt: "Onay",
        consentSource: "Onayın yeri",
        endedAt: "Bitiş",
      },
      pages: onePage(await tx.subscriber.findMany({ where: ofAddresses(addresses, "emailKey") })),
    },
  ],

  erase: async ({ tx, addresses }) => {
    await tx.subscriber.deleteMany({ where: ofAddresses(addresses, "emailKey") });
    return [];
  },
};
