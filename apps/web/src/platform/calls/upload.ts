/** `fetch` with upload progress (XMLHttpRequest). `share` is 0 to 1. */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (url, init) =>
    new Promise((resolve, fail) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'POST', url instanceof Request ? url.url : url)
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
      request.addEventListener('error', () => fail(new TypeError('No answer')))
      request.addEventListener('abort', () => fail(new DOMException('Aborted', 'AbortError')))
      init?.signal?.addEventListener('abort', () => request.abort())
      request.send(init?.body as XMLHttpRequestBodyInit)
    })
