/** What a link by mail carries. */
export type MailLinkSearch = { token?: string | undefined }

export const mailLinkSearch = ({ token }: Record<string, unknown>): MailLinkSearch => ({
  token: typeof token === 'string' ? token : undefined,
})
