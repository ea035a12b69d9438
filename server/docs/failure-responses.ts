import type { FailureAnswer } from '../../contract/call.ts';
import type { FailureText } from '../../contract/failure-text.ts';
import { type FailureCode, failures } from '../../contract/failures.ts';
import { Failure } from '../infra/failures/index.ts';
import type { WholeCall } from '../infra/http/index.ts';

interface FailureExample {
  readonly summary: string;
  readonly value: FailureAnswer;
}

export interface FailureResponse {
  readonly description: string;
  readonly headers?: Record<string, { readonly $ref: string }>;
  readonly content: {
    readonly 'application/json': {
      readonly schema: { readonly allOf: readonly object[] };
      readonly examples: Record<string, FailureExample>;
    };
  };
}

const exampleRequestId = 'k3Jd0aQvX9Zb';

/** Every code a call may fail with: its own and those any call of its kind has. */
export function failureCodesOf(call: WholeCall): FailureCode[] {
  const codes: FailureCode[] = [...call.failures, 'common.malformed', 'common.internal'];
  if (call.params || call.query || call.body) codes.push('common.invalid');
  if (call.audience !== 'public') codes.push('common.not-signed-in');
  if (call.audience !== 'public' && call.audience !== 'user') codes.push('common.not-allowed');
  if (call.audience === 'operator' || call.audience === 'editor') codes.push('console.second-factor-needed');
  if (call.proof === 'fresh') codes.push('console.prove-again');
  if (call.method !== 'GET') codes.push('common.foreign-origin', 'common.too-large', 'common.wrong-type');
  if (!('unlimited' in call.cost)) codes.push(call.cost.refusal);
  codes.push('common.too-often', 'common.database-down', 'common.overloaded');
  if (call.method !== 'GET') codes.push('common.disk-full');
  return [...new Set(codes)];
}

/** The failures of a call as OpenAPI responses by status, each code with the sentence the person reads. */
export function failureResponsesOf(call: WholeCall): Record<string, FailureResponse> {
  const byStatus = Map.groupBy(failureCodesOf(call), (code) => new Failure(code).status);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), responseOf(status, codes)]));
}

function responseOf(status: number, codes: readonly FailureCode[]): FailureResponse {
  const waits = status === 429 || status === 503;
  return {
    description: codes.map((code) => `- \`${code}\`: ${failures[code].message}`).join('\n'),
    ...(waits && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Failure' }, { type: 'object', properties: { code: { enum: codes } } }],
        },
        examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code)])),
      },
    },
  };
}

function exampleOf(code: FailureCode): FailureExample {
  const { message, field }: FailureText = failures[code];
  const fields = field ? { fields: { [field]: message } } : {};
  return { summary: code, value: { code, message, ...fields, requestId: exampleRequestId } };
}
