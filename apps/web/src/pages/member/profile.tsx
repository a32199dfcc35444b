import { paths } from "@site/contract/paths";
import { ProfileInfo } from "../../features/account/profile/profile-info.tsx";
import { ProfileArea } from "./profile-area.tsx";

/** Shows the member's profile; so do addresses of the area without a screen. */
export function Component() {
  return (
    <ProfileArea title="Profil Bilgileri" tab={paths.profile}>
      {(member) => <ProfileInfo key={member.user.id} member={member} />}
    </ProfileArea>
  );
}
