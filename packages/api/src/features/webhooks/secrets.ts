/** Places that secrets are sealed for. */
export const SECRET_COLUMN = "webhook_endpoints.secret";
export const PREVIOUS_COLUMN = "webhook_endpoints.previous_secret";
