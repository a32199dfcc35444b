import {
  type AdminService,
  type CreateServiceInput,
  serviceColor,
  serviceIcon,
  serviceStatus,
} from "@site/contract/site/services/admin-schema";

/** The form's values: selects have texts, which become the contract's words when saved. */
export type ServiceValues = Omit<AdminService, "id" | "status"> & { status: string };

export const emptyService: ServiceValues = {
  name: "",
  shortName: "",
  slug: "",
  description: "",
  longDescription: "",
  url: "",
  demoUrl: "",
  category: "",
  status: "active",
  features: [],
  benefits: [],
  targetAudience: [],
  technology: [],
  icon: "FileText",
  color: "blue",
  imageUrl: "",
  seoTitle: "",
  seoDescription: "",
  seoKeywords: "",
  seoOgImage: "",
};

/** Returns the call's input. Called with validated values only. */
export function toInput(values: ServiceValues): CreateServiceInput {
  return {
    ...values,
    status: serviceStatus.parse(values.status),
    icon: serviceIcon.parse(values.icon),
    color: serviceColor.parse(values.color),
  };
}
