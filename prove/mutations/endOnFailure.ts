import fc from 'fast-check';

// The first failure finds a fault; making its example small takes as long as hundreds of tests.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
