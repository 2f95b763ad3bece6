/**
 * Runs before the first paint, as the policy allows it by hash. A press on a button whose code has not come yet, or on one of
 * a form that the browser itself sends nowhere (method=dialog), marks the button as busy, and is repeated once the code is
 * there: the last press counts, so that two taps act once. What is chosen before then (radio, checkbox, select) is chosen
 * again, as React sees no change that came before it. React writes its props on an element before it has hydrated it; a press
 * then makes it hydrate at once, but a change in between is not seen. So an event that nothing listens to (auxclick) comes
 * before the choice. After 30 s a button is as before.
 */
export const earlyPressScript = `(function(kept,timer,early,wait){
function live(b){return Object.keys(b).some(function(k){return!k.indexOf('__reactProps')})}
function drop(){clearInterval(timer);if(kept)kept.removeAttribute('aria-busy');kept=null}
addEventListener('click',function(e){
var b=e.target.closest('#root button:is([type=button],[method=dialog] *)'),end=Date.now()+3e4;
if(!b||b==kept||live(b))return;
drop();kept=b;b.setAttribute('aria-busy','true');
timer=setInterval(function(){
if(!live(b)&&b.isConnected&&Date.now()<end)return;
drop();if(live(b))b.click()},100)
},true);
addEventListener('change',function(e){
var f=e.target;
if(!f.closest('#root')||!/^(radio|checkbox|select-one)$/.test(f.type)||live(f))return;
early=early.filter(function(k){return k.f!=f&&(f.type!='radio'||k.f.name!=f.name)});
early.push({f:f,v:f.value,c:f.checked});
clearInterval(wait);wait=setInterval(function(){
early=early.filter(function(k){
var f=k.f;
if(!live(f))return f.isConnected;
f.dispatchEvent(new Event('auxclick',{bubbles:true}));
if(f.options){f.value=k.v;f.dispatchEvent(new Event('change',{bubbles:true}))}
else{f.checked=!k.c;f.click()}
});
if(!early.length)clearInterval(wait)},100)
},true)})(null,0,[])`.replaceAll('\n', '');
