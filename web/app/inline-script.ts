/** A visitor who gives no sign gets the scripts this long after the first frame, in milliseconds. */
const patienceMs = 6_000;
/** What a person does who is there. A click without a pointer comes from a reader of the screen. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click'];

/**
 * The one inline script, allowed by its hash: before the first paint it marks whether somebody may be signed in, so
 * that what depends on the person is held and not flashed, and begins the restore call (contract, section 2). A
 * person's scripts come at once. A visitor's are fetched when what is read has been drawn, and run at his first sign,
 * or six seconds after the first frame: the page reads and leads on without them (docs/decisions/0023), and until then
 * `data-begun` is absent and what is far below is not laid out (web/styles/page.css). Until they
 * stand, Back and Forward within the document change the address alone: the page is then loaded anew; a form that was
 * sent and a button that was pressed are held, and sent and pressed again when they stand. What is read counts as
 * drawn half a second after `load`; a slow picture holds nothing up longer than two seconds.
 */
export const inlineScript = [
  '(function(d,w){var c=d.currentScript.dataset,p=c.parts.split(" "),s=/(?:^|; )signed=1(?:;|$)/.test(d.cookie),i=0,begun;',
  'function at(){return location.pathname+location.search}w.drawnAt=at();',
  "w.addEventListener('popstate',w.movedEarly=function(){if(at()!==w.drawnAt)location.reload()});",
  "d.addEventListener('submit',w.holdForm=function(e){if(e.target.method==='post')",
  'e.preventDefault(),w.heldForm=e.target,begin()},true);',
  "d.addEventListener('click',w.holdPress=function(e){var b=e.target.closest('button');if(b&&b.type==='button')e.preventDefault(),w.heldPress=b},true);",
  "d.documentElement.dataset.person=s?'pending':'visitor';",
  "if(s)w.restoring=fetch(c.base+'/service/bl/get/user-info',{credentials:'same-origin'}),w.restoring.catch(function(){});",
  "function link(r,h){var e=d.createElement('link');e.rel=r;e.href=h;d.head.append(e)}",
  'function next(){if(i<p.length)return link("modulepreload",p[i++]),1}',
  'function ahead(){if(next())(w.requestIdleCallback||setTimeout)(ahead)}',
  "function begin(){if(begun)return;begun=true;d.documentElement.dataset.begun='';var e=d.createElement('script');e.type='module';e.src=p[0];",
  "while(next());d.head.append(e);link('manifest',c.base+'/site.webmanifest')}",
  'if(s)begin();else{requestAnimationFrame(function(){setTimeout(ahead,2000);',
  `setTimeout(begin,${patienceMs})});`,
  "w.addEventListener('load',function(){if(d.hidden)begin();else setTimeout(ahead,500)});",
  `'${signs.join(' ')}'.split(' ').forEach(function(n){w.addEventListener(n,begin,{capture:true,once:true,passive:true})})}`,
  '})(document,window)',
].join('');
