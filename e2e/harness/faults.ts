import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

interface Fault {
  readonly what: string;
  /** Of a resource that did not come: its address and status, 0 when there was no answer. */
  readonly url?: string;
  readonly status?: number;
}

const resourceLine = /^Failed to load resource: (?:the server responded with a status of (\d+)|net::)/;
const policyLine = 'Content-Security-Policy: ';

/**
 * Everything a page must never do: console errors and warnings, page errors, breaches of the content security policy,
 * failed requests, answers of 500 and above. What a test brings about on purpose it says beforehand, one by one.
 */
export class Faults {
  readonly #found: Fault[] = [];
  readonly #expected: ((fault: Fault) => boolean)[] = [];

  /** Watches all pages of a context, those that open later too. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (error) => {
      const { stack, message } = error.error();
      this.#found.push({ what: `page error: ${stack || message}` });
    });
    context.on('requestfailed', (request) => this.#miss(request));
    context.on('response', (response) => {
      const status = response.status();
      if (status >= 500)
        this.#found.push({ what: `answer ${status} of ${response.url()}`, url: response.url(), status });
    });
    await context.addInitScript((prefix) => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
          console.error(`${prefix}${violatedDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber})`),
      );
    }, policyLine);
  }

  /** The test makes an address answer with this status: the browser writes its own line about it. */
  expectStatus(status: number, address: string): void {
    this.#expected.push((fault) => fault.status === status && Boolean(fault.url?.includes(address)));
  }

  /** The test takes the network from an address. */
  expectNoAnswer(address: string): void {
    this.expectStatus(0, address);
  }

  /** The test brings a script of elsewhere that breaks. */
  expectPageError(text: RegExp): void {
    this.#expected.push(({ what }) => what.startsWith('page error: ') && text.test(what));
  }

  /** A failure that is logged in the browser on purpose (spec: content.block-failure). */
  expectLogged(text: string): void {
    this.#expected.push(({ what }) => what.startsWith('console warning: ') && what.includes(text));
  }

  /** What was found and not expected, a line each. */
  get unexpected(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((isFit) => isFit(fault))).map(({ what }) => what);
  }

  #hear(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    const text = message.text();
    const resource = resourceLine.exec(text);
    const { url } = message.location();
    const about = resource ? { url, status: Number(resource[1] ?? 0) } : {};
    this.#found.push({ what: `console ${type}: ${text} (${url})`, ...about });
  }

  #miss(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // The browser itself drops what a page no longer waits for. A breach of the policy has its own line in the console;
    // without one it is a script in a browser that has scripts off.
    if (reason === 'net::ERR_ABORTED' || reason === 'csp') return;
    this.#found.push({ what: `request failed: ${request.url()} ${reason}`, url: request.url(), status: 0 });
  }
}
