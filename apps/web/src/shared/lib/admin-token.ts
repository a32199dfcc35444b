/** The key the specification fixes (admin-area.md section 9, "Storage"). */
const STORAGE_KEY = "adminToken";

export function readAdminToken(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

export function storeAdminToken(token: string): void {
  localStorage.setItem(STORAGE_KEY, token);
}

export function forgetAdminToken(): void {
  localStorage.removeItem(STORAGE_KEY);
}
