import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";

/** Creates a client with an observed list, whose answers the test gives by hand. */
function observeList() {
  const client = createQueryClient();
  const answers: ((rows: string[]) => void)[] = [];
  const options = {
    queryKey: ["redirects", "list"],
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  };
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  return { client, answers, options, observer, stop };
}

test("a first load that was asked for before a change does not hide the change", async () => {
  const { client, answers, observer, stop } = observeList();
  const refreshed = client.invalidateQueries({ queryKey: ["redirects"] });
  expect(answers).toHaveLength(2);
  answers[0]?.([]);
  answers[1]?.(["/eski"]);
  await refreshed;
  expect(observer.getCurrentResult().data).toEqual(["/eski"]);
  stop();
});

test("who awaits the first load gets the newer answer", async () => {
  const { client, answers, options, stop } = observeList();
  const loaded = client.fetchQuery(options);
  void client.invalidateQueries({ queryKey: ["redirects"] });
  answers[1]?.(["/eski"]);
  expect(await loaded).toEqual(["/eski"]);
  stop();
});

test("a load that nobody sees yet continues, and so does one that is only marked", async () => {
  const { client, answers, stop } = observeList();
  void client.invalidateQueries({ queryKey: ["redirects"], refetchType: "none" });
  expect(answers).toHaveLength(1);
  stop();
  void client.invalidateQueries({ queryKey: ["redirects"] });
  expect(answers).toHaveLength(1);
});
