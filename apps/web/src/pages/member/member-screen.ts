import type { MemberProfile } from "@site/contract/members/profile/schema";
import type { ComponentType, LazyExoticComponent } from "react";

/** Properties of a screen for members. */
export interface MemberScreenProps {
  member: MemberProfile;
  /** The route's path. */
  path: string;
}

/** A sign-in screen, or a screen for signed-in members, and the title of its document. */
export type MemberScreen = { title: string } & (
  | { access: "everyone"; screen: LazyExoticComponent<ComponentType> }
  | { access: "members" | "verified members"; screen: LazyExoticComponent<ComponentType<MemberScreenProps>> }
);
