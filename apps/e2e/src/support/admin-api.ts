import { type APIRequestContext, type APIResponse, request } from "@playwright/test";
import { administrator } from "./administrator.ts";

/** Data of a post to create. */
export interface NewPost {
  title: string;
  slug: string;
  content: string;
  excerpt?: string;
  featuredImage?: string;
  imageAlt?: string;
  categoryId?: number;
  tagIds?: number[];
  status?: "draft" | "published" | "archived";
  publishedAt?: string;
}

interface Saved {
  id: number;
  slug: string;
}

interface HomepageTexts {
  hero: { title: string };
  about: {
    title: string;
    description: string;
    experienceYears: number;
    projectsCompleted: number;
    technologiesUsed: number;
  };
}

/** Calls the REST API with an administrator's token. */
export class AdminApi {
  readonly #calls: APIRequestContext;

  private constructor(calls: APIRequestContext) {
    this.#calls = calls;
  }

  static async signIn(address: string | undefined): Promise<AdminApi> {
    const anonymous = await request.newContext({ baseURL: address });
    const { token }: { token: string } = await read(await anonymous.post("/api/admin/login", { data: administrator }));
    await anonymous.dispose();
    return new AdminApi(
      await request.newContext({ baseURL: address, extraHTTPHeaders: { authorization: `Bearer ${token}` } }),
    );
  }

  async signOut(): Promise<void> {
    await read(await this.#calls.post("/api/admin/logout"));
    await this.#calls.dispose();
  }

  /** Calls a procedure without a REST address. */
  async #mutate<Result>(procedure: string, input: object): Promise<Result> {
    return unpack(await this.#calls.post(`/trpc/${procedure}`, { data: { json: input } }));
  }

  async #query<Result>(procedure: string, input?: object): Promise<Result> {
    const params = input && { input: JSON.stringify({ json: input }) };
    return unpack(await this.#calls.get(`/trpc/${procedure}`, { ...(params && { params }) }));
  }

  async createPost(post: NewPost): Promise<Saved> {
    return read(await this.#calls.post("/api/admin/posts", { data: { status: "published", ...post } }));
  }

  async getPost(id: number): Promise<Saved & { categoryId: number | null; status: string; content: string }> {
    return read(await this.#calls.get(`/api/admin/posts/${id}`));
  }

  async updatePost(id: number, post: NewPost): Promise<void> {
    await read(await this.#calls.put(`/api/admin/posts/${id}`, { data: post }));
  }

  async createCategory(category: { name: string; slug: string }): Promise<Saved> {
    return read(await this.#calls.post("/api/admin/categories", { data: category }));
  }

  async createTag(tag: { name: string; slug: string }): Promise<Saved> {
    return read(await this.#calls.post("/api/admin/tags", { data: tag }));
  }

  async createQuestion(question: { page: "home" | "services"; question: string; answer: string }): Promise<Saved> {
    return this.#mutate("admin.services.questions.create", question);
  }

  async removeQuestion(id: number): Promise<void> {
    await this.#mutate("admin.services.questions.remove", { id });
  }

  async saveSiteSettings(settings: Record<string, string>): Promise<void> {
    await read(await this.#calls.put("/api/admin/site-settings/bulk", { data: settings }));
  }

  async saveHomepagePart(
    key: "hero" | "projects" | "features",
    part: { title: string; isEnabled: boolean },
  ): Promise<void> {
    await read(await this.#calls.put(`/api/admin/homepage/config/${key}`, { data: part }));
  }

  async readHomepageTexts(): Promise<HomepageTexts> {
    return this.#query("admin.homepage.get");
  }

  async saveAbout(about: HomepageTexts["about"]): Promise<void> {
    await read(await this.#calls.put("/api/admin/homepage/about", { data: about }));
  }

  /** Saves a text section by its own documented call. */
  async saveHomepageSection(key: "hero", texts: { title: string }): Promise<void> {
    await read(await this.#calls.put(`/api/admin/homepage/sections/${key}`, { data: texts }));
  }

  async listProjects(): Promise<{ id: number; name: string }[]> {
    return read(await this.#calls.get("/api/admin/homepage/projects"));
  }

  async saveProject(id: number, project: { isFeatured: boolean }): Promise<void> {
    await read(await this.#calls.put(`/api/admin/homepage/projects/${id}`, { data: project }));
  }

  /** Saves the pace of mails to subscribers and the delay of a post. */
  async saveMailing(settings: { mailsPerMinute: number; delayMinutes: number }): Promise<void> {
    await this.#mutate("admin.mailing.saveSettings", settings);
  }

  async savePageSeo(pageKey: string, tags: Record<string, string>): Promise<void> {
    await read(await this.#calls.put(`/api/admin/page-seo-settings/${pageKey}`, { data: tags }));
  }

  async listPublishedPosts(): Promise<(Saved & { title: string })[]> {
    return read(await this.#calls.get("/api/admin/posts?status=published&limit=200"));
  }

  async listContactMessages(): Promise<
    {
      id: number;
      name: string;
      surname: string;
      email: string;
      subject: string;
      message: string;
      is_unchecked: boolean;
    }[]
  > {
    return read(await this.#calls.get("/api/admin/contact-messages"));
  }

  async listComments(
    search: string,
  ): Promise<{ id: number; content: string; is_approved: boolean; is_unchecked: boolean }[]> {
    const { comments } = await read<{
      comments: { id: number; content: string; is_approved: boolean; is_unchecked: boolean }[];
    }>(await this.#calls.get("/api/admin/comments", { params: { search } }));
    return comments;
  }

  async approveComment(id: number): Promise<void> {
    await read(await this.#calls.put(`/api/admin/comments/${id}/approve`));
  }

  /**
   * Returns how often a term was searched and a missing address was requested today. The server writes both counts with
   * a delay.
   */
  async getCounted(term: string, path: string): Promise<{ searches: number; requests: number }> {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const range = { from: day(-1), to: day(1) }; // in UTC, today in Istanbul is one of these days
    type Counts = { term?: string; path?: string; count: number }[];
    const searches: Counts = await this.#query("admin.statistics.searches", range);
    const missing: Counts = await this.#query("admin.statistics.missing", range);
    return {
      searches: searches.find((each) => each.term === term)?.count ?? 0,
      requests: missing.find((each) => each.path === path)?.count ?? 0,
    };
  }

  /** Lists the e-mail log. */
  async listMails(): Promise<unknown> {
    return read(await this.#calls.get("/api/admin/email-logs"));
  }

  async verifyMember(email: string): Promise<void> {
    const members = await read<{ id: number; email: string }[]>(await this.#calls.get("/api/admin/users"));
    await read(
      await this.#calls.post(`/api/admin/users/${members.find((member) => member.email === email)?.id}/verify-email`),
    );
  }

  async setBotCheck(setting: { isEnabled?: boolean; siteKey?: string; secretKey?: string }): Promise<void> {
    await read(await this.#calls.put("/api/admin/security-settings/turnstile", { data: setting }));
  }

  async approveListing(id: number): Promise<void> {
    await read(await this.#calls.post(`/api/admin/becayis/listings/${id}/approve`, { data: {} }));
  }

  /** Rejects a listing that awaits approval. @param reason shown to the owner */
  async rejectListing(id: number, reason: string): Promise<void> {
    await read(await this.#calls.post(`/api/admin/becayis/listings/${id}/reject`, { data: { reason } }));
  }

  /** Removes a listing. @param reason shown to the owner */
  async removeListing(id: number, reason: string): Promise<void> {
    await read(await this.#calls.delete(`/api/admin/becayis/listings/${id}`, { data: { reason } }));
  }

  /** Deletes unsaved texts of new posts. */
  async discardNewPosts(): Promise<void> {
    for (;;) {
      const drafts = await this.#newPostDrafts(); // only the newest five
      if (drafts.length === 0) return;
      for (const { id } of drafts)
        await read(await this.#calls.post("/trpc/admin.postDrafts.discard", { data: { json: { id } } }));
    }
  }

  /** Returns unsaved texts of new posts as JSON. */
  async newPostDrafts(): Promise<string> {
    return JSON.stringify(await this.#newPostDrafts());
  }

  async #newPostDrafts(): Promise<{ id: string }[]> {
    const list = await this.#calls.get("/trpc/admin.postDrafts.list", {
      params: { input: '{"json":{"postId":null}}' },
    });
    const { result } = await read<{ result: { data: { json: { id: string }[] } } }>(list);
    return result.data.json;
  }

  /** Renames an institution of the board. */
  async renameInstitution(name: string, to: string): Promise<void> {
    const list = await this.#calls.get("/trpc/admin.becayis.reference.institutions.list");
    const known = (await unpack<{ id: number; name: string }[]>(list)).find((entry) => entry.name === name);
    const data = { json: { id: known?.id, name: to } };
    await read(await this.#calls.post("/trpc/admin.becayis.reference.institutions.update", { data }));
  }

  async removePost(id: number): Promise<void> {
    await read(await this.#calls.delete(`/api/admin/posts/${id}`));
  }
}

/** Returns the result of a tRPC call. */
export async function unpack<Result>(response: APIResponse): Promise<Result> {
  const { result } = await read<{ result: { data: { json: Result } } }>(response);
  return result.data.json;
}

export async function read<Answer>(response: APIResponse): Promise<Answer> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}
