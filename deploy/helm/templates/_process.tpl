{{/* Templates shared by the processes. Each takes (dict "root" $ "name" "api"). */}}

{{- define "magazijn.fullname" -}}
{{ .root.Release.Name }}-{{ .name }}
{{- end }}

{{- define "magazijn.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{- define "magazijn.labels" -}}
{{ include "magazijn.selector" . }}
app.kubernetes.io/version: {{ .root.Values.image.tag | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{/* Pods run unprivileged, without a service account token. */}}
{{- define "magazijn.podSecurity" -}}
automountServiceAccountToken: false
securityContext: { runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{- define "magazijn.containerSecurity" -}}
securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: [ALL] } }
{{- end }}

{{- define "magazijn.image" -}}
image: {{ printf "%s/magazijn-%s:%s" .root.Values.image.registry .name .root.Values.image.tag | quote }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
{{- end }}

{{/* The settings and secrets. Also takes "secrets" and, for all of the secret, "allSecrets". */}}
{{- define "magazijn.settings" -}}
env:
  - { name: NODE_ENV, value: production }
  - { name: PUBLIC_URL, value: {{ printf "https://%s" .root.Values.host | quote }} }
  - { name: API_ORIGIN, value: {{ printf "http://%s:4002" (include "magazijn.fullname" (dict "root" .root "name" "api")) | quote }} }
  - { name: BACKGROUND_WORK, value: "off" }
  - { name: METRICS_PORT, value: "9464" }
  {{- range $setting, $value := .root.Values.settings }}
  - { name: {{ $setting }}, value: {{ $value | quote }} }
  {{- end }}
  {{- range .secrets }}
  {{- $source := ternary $.root.Values.database (dict "secret" $.root.Values.secret "key" .) (eq . "DATABASE_URL") }}
  - { name: {{ . }}, valueFrom: { secretKeyRef: { name: {{ $source.secret }}, key: {{ $source.key }} } } }
  {{- end }}
{{- if .allSecrets }}
envFrom:
  - secretRef: { name: {{ .root.Values.secret }} }
{{- end }}
{{- end }}

{{/* A deployment and its disruption budget while nodes are drained. Also takes "port", "secrets" and "allSecrets". */}}
{{- define "magazijn.process" -}}
{{- $values := index .root.Values .name -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "magazijn.fullname" . }}
  labels: {{- include "magazijn.labels" . | nindent 4 }}
spec:
  {{- if not $values.maxReplicas }}
  replicas: {{ $values.replicas }}
  {{- end }}
  selector:
    matchLabels: {{- include "magazijn.selector" . | nindent 6 }}
  strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } }
  template:
    metadata:
      labels: {{- include "magazijn.labels" . | nindent 8 }}
      annotations: { prometheus.io/scrape: "true", prometheus.io/port: "9464" }
    spec:
      # Longer than STOP_DELAY_SECONDS and DRAIN_SECONDS together.
      terminationGracePeriodSeconds: 30
      {{- include "magazijn.podSecurity" . | nindent 6 }}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{- include "magazijn.selector" . | nindent 14 }}
      containers:
        - name: {{ .name }}
          {{- include "magazijn.image" . | nindent 10 }}
          ports: [{ name: http, containerPort: {{ .port }} }, { name: metrics, containerPort: 9464 }]
          {{- include "magazijn.settings" . | nindent 10 }}
          {{- include "magazijn.containerSecurity" . | nindent 10 }}
          startupProbe: { httpGet: { path: /health, port: http }, periodSeconds: 1, failureThreshold: 30 }
          livenessProbe: { httpGet: { path: /health, port: http }, periodSeconds: 10, timeoutSeconds: 3 }
          readinessProbe: { httpGet: { path: /ready, port: http }, periodSeconds: 2, timeoutSeconds: 4 }
          resources: {{- toYaml $values.resources | nindent 12 }}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
            {{- if eq .name "api" }}
            - { name: data, mountPath: /data }
            {{- end }}
      volumes:
        - { name: tmp, emptyDir: {} }
        {{- if eq .name "api" }}
        {{- if .root.Values.pictures.claim }}
        - { name: data, persistentVolumeClaim: { claimName: {{ .root.Release.Name }}-pictures } }
        {{- else }}
        # Only derived pictures, which can be rendered again.
        - { name: data, emptyDir: {} }
        {{- end }}
        {{- end }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "magazijn.fullname" . }}
  labels: {{- include "magazijn.labels" . | nindent 4 }}
spec:
  # Not `minAvailable: 1`: with one replica its node could never be drained.
  maxUnavailable: 1
  selector:
    matchLabels: {{- include "magazijn.selector" . | nindent 6 }}
{{- end }}

{{/* For processes that serve requests: a service, and autoscaling. */}}
{{- define "magazijn.served" -}}
{{- $values := index .root.Values .name -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "magazijn.fullname" . }}
  labels: {{- include "magazijn.labels" . | nindent 4 }}
spec:
  selector: {{- include "magazijn.selector" . | nindent 4 }}
  ports: [{ name: http, port: {{ .port }}, targetPort: http }]
{{- if $values.maxReplicas }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ include "magazijn.fullname" . }}
  labels: {{- include "magazijn.labels" . | nindent 4 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ include "magazijn.fullname" . }} }
  minReplicas: {{ $values.replicas }}
  maxReplicas: {{ $values.maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ .root.Values.autoscaling.averageUtilization }} }
{{- end }}
{{- end }}
