import { aiProviders } from "../ai/configurations/labels.ts";
import { imageQualities, searchOrientations } from "../ai/images/labels.ts";
import { promptCategories } from "../ai/prompts/labels.ts";
import { backupFrequencies } from "../backup/labels.ts";
import { reportResolutionLabels } from "../becayis/board/reports/labels.ts";
import { institutionKindLabels, serviceClassLabels } from "../becayis/board/settings/labels.ts";
import {
  approvalStatusLabels,
  contactRequestStatusLabels,
  listingStatusLabels,
  priorityLabels,
} from "../becayis/board-labels.ts";
import { contactTypeLabels, employmentLabels, matchStatusLabels, verdictLabels } from "../becayis/labels.ts";
import { petitionKindLabels } from "../becayis/papers/petitions/labels.ts";
import { staffMethodLabels } from "../becayis/papers/staff/labels.ts";
import { postStatusLabels } from "../blog/posts/admin-labels.ts";
import { referenceKindLabels } from "../blog/provenance/labels.ts";
import { scopeLabels } from "../keys/labels.ts";
import { issueStateLabels } from "../readers/subscribers/issues/labels.ts";
import { consentSourceLabels, subscriberStateLabels } from "../readers/subscribers/list/labels.ts";
import { frequencyLabels } from "../readers/subscribers/subscriptions/labels.ts";
import { homepageParts } from "../settings/fields.ts";
import { faqPages, serviceStatuses } from "../site/services/labels.ts";
import { webhookEventLabels, webhookOffReasons } from "../webhooks/labels.ts";
import type { Labels } from "./columns.ts";
import { tableLabels } from "./tables.ts";

/** Labels of the words that a column of a table contains. */
export const valueLabels: Readonly<Record<string, Labels>> = {
  "ai_configurations.provider": aiProviders,
  "api_keys.scopes": scopeLabels,
  "backup_schedules.frequency": backupFrequencies,
  "contact_reports.resolution": reportResolutionLabels,
  "contact_requests.contact_type": contactTypeLabels,
  "contact_requests.status": contactRequestStatusLabels,
  "eligibility_rules.employment_status": { ...employmentLabels, any: "Herkes" },
  "eligibility_rules.verdict": verdictLabels,
  "faq_items.page": faqPages,
  "homepage_configs.section_key": homepageParts,
  "homepage_sections.section_key": homepageParts,
  "institutions.kind": institutionKindLabels,
  "listing_reports.resolution": reportResolutionLabels,
  "listings.approval_status": approvalStatusLabels,
  "listings.priority": priorityLabels,
  "listings.status": listingStatusLabels,
  "mail_issues.state": issueStateLabels,
  "matches.status": matchStatusLabels,
  "petition_templates.kind": petitionKindLabels,
  "positions.service_class": serviceClassLabels,
  "post_references.kind": referenceKindLabels,
  "posts.status": postStatusLabels,
  "prompt_templates.category": promptCategories,
  "services.status": serviceStatuses,
  "sessions.kind": { admin: tableLabels.admins, member: tableLabels.members },
  "settings.value": { true: "Evet", false: "Hayır" },
  "staff_verifications.method": staffMethodLabels,
  "subscribers.consent_source": consentSourceLabels,
  "subscribers.frequency": frequencyLabels,
  "subscribers.state": subscriberStateLabels,
  "swap_profiles.employment_status": employmentLabels,
  "unsplash_settings.image_quality": imageQualities,
  "unsplash_settings.search_orientation": searchOrientations,
  "webhook_endpoints.events": webhookEventLabels,
  "webhook_endpoints.off_reason": webhookOffReasons,
};
