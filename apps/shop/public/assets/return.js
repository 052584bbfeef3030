// Sends a return to the procurement system that asked for it (FUNCTION=VALIDATE). A field may be called submit.
HTMLFormElement.prototype.submit.call(document.forms[0]);
