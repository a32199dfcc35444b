import {
  type AdminService,
  type CreateServiceInput,
  serviceColor,
  serviceIcon,
  serviceStatus,
} from "@site/contract/site/services/admin-schema";

/** The values of the form. Selects have texts, which `toInput` converts to the contract's values. */
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

/** Returns the input of the call. Values must have passed the validation. */
export function toInput(values: ServiceValues): CreateServiceInput {
  return {
    ...values,
    status: serviceStatus.parse(values.status),
    icon: serviceIcon.parse(values.icon),
    color: serviceColor.parse(values.color),
  };
}
