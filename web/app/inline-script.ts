/**
 * The one inline script, allowed by its hash: before the first paint it marks whether somebody may be signed in, so
 * that what depends on the person is held and not flashed, and begins the restore call (contract, section 2). The
 * scripts of the page come at once for a person and for whoever touches something; for others after what is read has
 * been drawn, for it reads and leads on without them. Until they stand, Back and Forward within the document change the
 * address alone: the page is then loaded anew; a form that was sent is held, and sent again when they stand. The browser tells when the largest part is there; one that cannot
 * tell is given two frames after `load`, and a slow picture holds nothing up longer than two seconds.
 */
export const inlineScript = [
  '(function(d,w){var c=d.currentScript.dataset,s=/(?:^|; )signed=1(?:;|$)/.test(d.cookie),begun;',
  'function at(){return location.pathname+location.search}w.drawnAt=at();',
  "w.addEventListener('popstate',w.movedEarly=function(){if(at()!==w.drawnAt)location.reload()});",
  "d.addEventListener('submit',w.holdForm=function(e){if(e.target.method==='post')",
  'e.preventDefault(),w.heldForm=e.target,begin()},true);',
  "d.documentElement.dataset.person=s?'pending':'visitor';",
  "if(s)w.restoring=fetch(c.base+'/service/bl/get/user-info',{credentials:'same-origin'}),w.restoring.catch(function(){});",
  'function begin(){if(begun)return;begun=true;',
  "c.parts.split(' ').forEach(function(f,i){var e=d.createElement(i?'link':'script');",
  "if(i){e.rel='modulepreload';e.href=f}else{e.type='module';e.src=f}d.head.append(e)})}",
  'if(s)begin();else{var frame=requestAnimationFrame,P=w.PerformanceObserver;frame(function(){setTimeout(begin,2000)});',
  "w.addEventListener('load',function(){if(d.hidden)return begin();",
  "if(P&&(P.supportedEntryTypes||[]).indexOf('largest-contentful-paint')>=0)",
  "new P(function(){setTimeout(begin,150)}).observe({type:'largest-contentful-paint',buffered:true});",
  'else frame(function(){frame(function(){setTimeout(begin)})})});',
  "['pointerdown','keydown'].forEach(function(n){w.addEventListener(n,begin,{capture:true,once:true})})}",
  '})(document,window)',
].join('');
