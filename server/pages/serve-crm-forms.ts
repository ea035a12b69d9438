import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from '../../contract/content.ts';
import { enquiryFormIds } from '../../contract/enquiries.ts';
import type * as Renderer from '../../web/entry-server.tsx';
import type { Settings } from '../infra/settings/index.ts';

interface CrmFormsOptions {
  renderer: Pick<typeof Renderer, 'renderCrmForm'>;
  settings: Pick<Settings, 'CRM_FORM_LOADER_URL' | 'CRM_FORM_HOSTS'>;
  headers: Readonly<Record<string, string>>;
  siteSettings(): Promise<SiteSettings>;
}

/**
 * Loads the loader with a value that changes every 180 s (spec: enquiries.foreign-form), tells the page the height of
 * the form, and shows the contacts when no form appears: at once when the loader fails to load, soon when it throws,
 * after 8 s when it hangs. A form that appears later still replaces the contacts.
 */
const frameScript = `(function(){
function part(id){return document.getElementById(id)}
var form=part('form'),instead=part('instead'),waiting=part('waiting');
var url=form.dataset.loader,s=document.createElement('script');
function tell(){parent.postMessage({crmFormHeight:document.documentElement.scrollHeight},'*')}
function came(){return !!form.querySelector('form,input,textarea,button,iframe')}
function judge(){instead.hidden=came();waiting.hidden=true;tell()}
s.async=true;s.onerror=judge;
s.src=url+(url.indexOf('?')<0?'?':'&')+Math.floor(Date.now()/180000);
addEventListener('error',function(){setTimeout(judge,1000)});
form.appendChild(s);waiting.hidden=false;
setTimeout(judge,8000);
new MutationObserver(function(){if(came())judge()}).observe(form,{childList:true,subtree:true});
if(window.ResizeObserver)new ResizeObserver(tell).observe(document.body);
tell()})()`;

/**
 * The policy of the frame: the hosts of the settings, and a sandbox that also applies when the frame is opened as a
 * page.
 */
function framePolicy(loader: URL, hosts: readonly string[]): string {
  const allowed = [...new Set([loader.origin, ...hosts.map((host) => `https://${host}`)])].join(' ');
  const hash = createHash('sha256').update(frameScript).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${allowed}`,
    `style-src 'unsafe-inline' ${allowed}`,
    `img-src data: ${allowed}`,
    `font-src data: ${allowed}`,
    `connect-src ${allowed}`,
    `frame-src ${allowed}`,
    `form-action ${allowed}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms allow-popups',
  ].join('; ');
}

/**
 * Serves the document of the foreign forms' frame (spec: security.foreign-form-frame); without a loader in the settings
 * there is none.
 */
export function serveCrmForms(app: FastifyInstance, { renderer, settings, headers, siteSettings }: CrmFormsOptions) {
  const template = settings.CRM_FORM_LOADER_URL;
  if (template === undefined) return;
  app.get('/crm-form/:id', { config: { audience: 'public' } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const known = enquiryFormIds.find((one) => String(one) === id);
    if (known === undefined) return reply.callNotFound();
    const loader = template.replaceAll('{id}', id);
    const { phoneNumber, mailto } = await siteSettings();
    const html = renderer.renderCrmForm({ loader, phoneNumber, mailto, script: frameScript });
    return reply
      .headers({
        ...headers,
        'content-security-policy': framePolicy(new URL(loader), settings.CRM_FORM_HOSTS),
        'x-frame-options': 'SAMEORIGIN',
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=60',
      })
      .send(html);
  });
}
