/** Media type of a tus chunk, the only raw body that is accepted. */
export const RAW_TYPE = 'application/offset+octet-stream'
