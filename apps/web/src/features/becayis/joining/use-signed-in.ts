import { useQueryClient } from "@tanstack/react-query";
import { memberToken } from "../../../framework/browser.ts";

/** Returns a function that stores the session of the member whom the submitted listing has signed in. */
export function useSignedIn(): (accessToken: string) => void {
  const queryClient = useQueryClient();
  return (accessToken) => {
    queryClient.removeQueries({ queryKey: [["user"]] }); // discards the data of a previous member
    memberToken.store(accessToken);
  };
}
